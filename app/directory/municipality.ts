/** People write "fjordvik kommune" and "Fjordvik": one municipality. */
export function municipalityName(written: string | null): string | null {
	const name = written
		?.replace(/\s+/g, " ")
		.replace(/ (kommune|municipality)$/i, "")
		.trim();
	return name ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}
