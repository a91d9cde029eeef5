"""One window of WebKitGTK that WebDriver drives: exactly of a size, with a profile that stays over loads."""

import argparse
import os

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--profile", required=True)
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--height", type=int, required=True)
parser.add_argument("--blocked-storage", action="store_true")
# The driver adds arguments of its own.
options, _ = parser.parse_known_args()

data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(options.profile, "data"),
    base_cache_directory=os.path.join(options.profile, "cache"),
)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
context.set_preferred_languages(["pl-PL"])
if options.blocked_storage:
    context.get_cookie_manager().set_accept_policy(WebKit2.CookieAcceptPolicy.NEVER)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_enable_page_cache(True)
    # Without it nothing is composed, and pictures of the window come out empty.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.ALWAYS)
    settings.set_enable_write_console_messages_to_stdout(True)
    if options.blocked_storage:
        settings.set_enable_html5_database(False)
        settings.set_enable_html5_local_storage(False)
    # A window without the frame of a desktop, which would take from its size.
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    window.set_default_size(options.width, options.height)
    window.add(view)
    window.connect("map-event", take_keyboard)
    window.show_all()
    view.grab_focus()
    return view


def take_keyboard(window, _event):
    # There is no desktop here that would give it to a window.
    window.get_window().focus(Gdk.CURRENT_TIME)
    return False


def automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("iskra-webkit")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", automation_started)
Gtk.main()
