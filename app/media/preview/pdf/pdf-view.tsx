import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";
import { PdfPages } from "./pdf-pages";
import { usePdf } from "./use-pdf";

/** A PDF read on the page: on every device, with its text, and without the scripts that it may hold. */
export function PdfView({ address, name }: { address: string; name: string }) {
	const { t } = useTranslation("pdf");
	const state = usePdf(address);
	if (state === "loading") return <div aria-busy="true" className="skeleton appear-late h-full w-full" />;
	if (state === "failed")
		return (
			<Notice tone="danger" live title={t("failed")}>
				{t("failedHelp")}
			</Notice>
		);
	if (state === "locked")
		return (
			<Notice icon="lock" live title={t("locked")}>
				{t("lockedHelp")}
			</Notice>
		);
	return <PdfPages {...state} name={name} />;
}
