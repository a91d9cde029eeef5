var Rating_module_default = {
	rating: "_rating_nbpdv_2",
	stars: "_stars_nbpdv_11",
	star: "_star_nbpdv_11",
	count: "_count_nbpdv_19"
};
export { Rating_module_default as t };
