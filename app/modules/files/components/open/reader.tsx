import { useTranslation } from "react-i18next";
import { PdfView } from "#app/media/preview/pdf/pdf-view";
import { useSize } from "#app/media/use-size";
import { Icon } from "#app/ui/icon";
import { useHydrated } from "#app/ui/use-hydrated";

type ReaderProps = { name: string; size: number; url: string; mayDownload: boolean };

/** A PDF on a page of its own: what a browser gets that opens its address. */
export function Reader({ name, size: bytes, url, mayDownload }: ReaderProps) {
	const { t } = useTranslation("pdf");
	const size = useSize();
	const hydrated = useHydrated();
	return (
		<div className="flex h-dvh flex-col bg-sheet">
			<header className="flex min-h-14 items-center gap-3 px-4 py-2">
				<h1 className="min-w-0 flex-1 text-base font-semibold break-words">
					<bdi>{name}</bdi> <span className="text-13 font-normal whitespace-nowrap text-ink-3">{size(bytes)}</span>
				</h1>
				{mayDownload && (
					<a href={`${url}${url.includes("?") ? "&" : "?"}download=1`} download className="btn btn-secondary">
						<Icon name="download" />
						<span>{t("download")}</span>
					</a>
				)}
			</header>
			<main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col px-2 pb-2 md:px-4 md:pb-4">
				{hydrated ? (
					<PdfView address={url} name={name} />
				) : (
					<noscript>{t(mayDownload ? "needsScript" : "needsScriptOnly")}</noscript>
				)}
			</main>
		</div>
	);
}
