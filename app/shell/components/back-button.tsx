import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/use-hydrated";

/** Goes to where one came from; without JavaScript the browser's own button does. */
export function BackButton() {
	const { t } = useTranslation("common");
	const navigate = useNavigate();
	const hydrated = useHydrated();
	if (!hydrated) return null;
	return (
		<Button icon="arrow-left" onClick={() => navigate(-1)}>
			{t("back")}
		</Button>
	);
}
