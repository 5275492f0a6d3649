import { createPath, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PAGE_TIMEOUT } from "#app/platform/limits";
import { useSnackbar } from "#app/ui/snackbar";

/** Says so when a page, its data or its scripts, has not come in time, and offers to fetch it whole. */
export function useLatePage(): void {
	const { t } = useTranslation("shell");
	const { show } = useSnackbar();
	const { state, location } = useNavigation();
	const target = state === "loading" ? createPath(location) : undefined;
	useEffect(() => {
		if (target === undefined) return;
		const action = { label: t("tryAgain"), onPress: () => window.location.assign(target) };
		const late = () => show({ kind: "danger", text: t("problem.loadFailed"), action });
		const timer = setTimeout(late, PAGE_TIMEOUT);
		return () => clearTimeout(timer);
	}, [target, show, t]);
}
