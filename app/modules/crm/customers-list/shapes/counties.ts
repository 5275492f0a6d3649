/** A county of Norway: the first two digits of its municipalities' numbers, and its place on a map of tiles. */
export type County = { no: string; name: string; place: string };

/** The counties as they lie, roughly: a column and a row for each. */
export const counties: readonly County[] = [
	{ no: "56", name: "Finnmark", place: "col-start-4 row-start-1" },
	{ no: "55", name: "Troms", place: "col-start-3 row-start-1" },
	{ no: "18", name: "Nordland", place: "col-start-3 row-start-2" },
	{ no: "50", name: "Trøndelag", place: "col-start-2 row-start-3" },
	{ no: "15", name: "Møre og Romsdal", place: "col-start-1 row-start-4" },
	{ no: "34", name: "Innlandet", place: "col-start-2 row-start-4" },
	{ no: "46", name: "Vestland", place: "col-start-1 row-start-5" },
	{ no: "33", name: "Buskerud", place: "col-start-2 row-start-5" },
	{ no: "03", name: "Oslo", place: "col-start-3 row-start-5" },
	{ no: "32", name: "Akershus", place: "col-start-4 row-start-5" },
	{ no: "11", name: "Rogaland", place: "col-start-1 row-start-6" },
	{ no: "40", name: "Telemark", place: "col-start-2 row-start-6" },
	{ no: "39", name: "Vestfold", place: "col-start-3 row-start-6" },
	{ no: "31", name: "Østfold", place: "col-start-4 row-start-6" },
	{ no: "42", name: "Agder", place: "col-start-2 row-start-7" },
];
