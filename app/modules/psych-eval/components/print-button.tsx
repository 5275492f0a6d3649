import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/use-hydrated";

/** Prints the page, or keeps it as PDF; without JavaScript the browser's own menu does. */
export function PrintButton() {
	const { t } = useTranslation("psychEval");
	if (!useHydrated()) return null;
	return (
		<Button icon="printer" onClick={() => print()} className="print:hidden">
			{t("reports.print")}
		</Button>
	);
}
