import { Button } from "./button";
import { useHydrated } from "./use-hydrated";

/** Prints the page, or keeps it as PDF; without JavaScript the browser's own menu does. */
export function PrintButton({ label }: { label: string }) {
	if (!useHydrated()) return null;
	return (
		<Button icon="printer" onClick={() => print()} className="print:hidden">
			{label}
		</Button>
	);
}
