import { useTranslation } from "react-i18next";
import { CopyField } from "#app/ui/copy-field";
import { Notice } from "#app/ui/notice";
import type { MadeLink } from "../../sharing-actions.server";

/** The link that an action has just made, where it has made one. */
export function madeLinkIn(answer: unknown): MadeLink["madeLink"] | null {
	return typeof answer === "object" && answer !== null && "madeLink" in answer ? (answer as MadeLink).madeLink : null;
}

/** The address of a new link, which is shown this once: to be copied, or as a QR code. */
export function LinkMade({ link }: { link: MadeLink["madeLink"] }) {
	const { t } = useTranslation("fileSharing");
	const { size, path } = link.qr;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
	return (
		<Notice tone="success" title={t("made.title")} live>
			<p className="mt-1">{t("made.help")}</p>
			<div className="mt-3 text-ink">
				<CopyField label={t("made.address")} value={link.url} />
			</div>
			<figure className="mt-4">
				<figcaption className="label mb-1.5 text-ink">{t("made.qr")}</figcaption>
				<svg
					viewBox={`0 0 ${size} ${size}`}
					className="size-40 rounded-lg border border-line"
					role="img"
					aria-label={t("made.qrOf", { address: link.url })}
					shapeRendering="crispEdges"
				>
					{/* A camera wants dark squares on a light ground, in the dark look too. */}
					<path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
					<path fill="#000" d={path} />
				</svg>
				<a
					href={`data:image/svg+xml,${encodeURIComponent(svg)}`}
					download="QR.svg"
					className="link mt-2 inline-block text-13"
				>
					{t("made.qrSave")}
				</a>
			</figure>
		</Notice>
	);
}
