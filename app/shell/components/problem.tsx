import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";

export function Problem() {
	const { t } = useTranslation("errors");
	const error = useRouteError();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	return (
		<main>
			<h1>{status === 404 ? t("notThere") : t("somethingWrong")}</h1>
		</main>
	);
}
