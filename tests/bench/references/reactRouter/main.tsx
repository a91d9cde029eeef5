import { createRoot } from 'react-dom/client'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'

/** One of the product's addresses: its types of links are the types of all links of the project. */
const LATER = '/regulamin'

function Frame() {
  return (
    <>
      <nav>
        <Link to="/">Home</Link> <Link to={LATER}>Terms</Link>
      </nav>
      <Outlet />
    </>
  )
}

const root = createRootRoute({ component: Frame })
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./HomePage.tsx')),
})
const terms = createRoute({
  getParentRoute: () => root,
  path: LATER,
  component: lazyRouteComponent(() => import('./TermsPage.tsx')),
})
const router = createRouter({ routeTree: root.addChildren([home, terms]), defaultPreload: 'intent' })

const place = document.getElementById('root')
if (place !== null) createRoot(place).render(<RouterProvider router={router} />)
