/** Where an address of the library has a file's or folder's id, or that of a file its guid. */
const places = [/[?&]file=([\w-]+)/, /[?&]dir=([\w-]+)/, /[?&]folder=([\w-]+)/, /\/([\w-]{20,})(?:[?#].*)?$/];

/** The id or guid of a file or folder in its address; what is no such address comes back as it is. */
export const itemInAddress = (typed: string): string =>
	places.map((place) => place.exec(typed)?.[1]).find(Boolean) ?? typed;
