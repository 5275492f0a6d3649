import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/use-hydrated";

/** Prints the page; without JavaScript the browser's own menu does. */
export function PrintButton() {
	const { t } = useTranslation("formReplies");
	if (!useHydrated()) return null;
	return (
		<Button icon="printer" className="no-print" onClick={() => window.print()}>
			{t("print")}
		</Button>
	);
}
