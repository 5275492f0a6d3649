/** The colours of drawings on paper: those of the light theme (`app/ui/tokens.css`), by the names that its classes have. */
export const paperColours: Record<string, string> = {
	sheet: "#ffffff",
	line: "#dee4e5",
	ink: "#111c1d",
	"ink-2": "#3f4f51",
	"ink-3": "#586668",
	accent: "#02696a",
	"accent-soft": "#f0fbfa",
	danger: "#b63135",
	"danger-ink": "#882326",
	"on-danger": "#ffffff",
	"chart-1": "#017273",
	"chart-2": "#3353a0",
	"chart-3": "#b77610",
	"chart-4": "#983c75",
	"chart-5": "#4796c0",
	"chart-6": "#567428",
};

/** The colour that a drawing's classes give its lines or its areas; null where they give none. */
export function colourOf(of: "fill" | "stroke", classes = ""): string | null {
	for (const name of classes.split(" ")) {
		const colour = name.startsWith(`${of}-`) ? paperColours[name.slice(of.length + 1)] : undefined;
		if (colour) return colour;
	}
	return null;
}
