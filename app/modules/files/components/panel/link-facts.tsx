import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Time } from "#app/ui/time";
import type { ShareLine } from "./panel-types";

/** How a link is used, how long it lives, and what it asks for. */
export function LinkFacts({ line }: { line: ShareLine }) {
	const { t } = useTranslation("fileSharing");
	const { date } = useFormat();
	const { views, downloads, maxDownloads, lastUsedAt, expiresAt, hasPassword, allowDownload } = line;
	return (
		<ul className="text-xs text-ink-3">
			<li className="tabular-nums">
				{t("link.views", { count: views })} ·{" "}
				{maxDownloads === null
					? t("link.downloads", { count: downloads })
					: t("link.downloadsOf", { count: maxDownloads, downloads })}
			</li>
			<li>
				{lastUsedAt === null ? (
					t("link.unused")
				) : (
					<>
						{t("link.last")} <Time at={lastUsedAt} />
					</>
				)}
			</li>
			<li suppressHydrationWarning>
				{expiresAt === null ? t("link.endless") : t("people.ends", { day: date(expiresAt) })}
			</li>
			{(hasPassword || !allowDownload) && (
				<li>
					{[hasPassword && t("link.hasPassword"), !allowDownload && t("link.onlyView")].filter(Boolean).join(" · ")}
				</li>
			)}
		</ul>
	);
}
