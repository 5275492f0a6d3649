import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { CopyField } from "#app/ui/copy-field";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { paths } from "../../paths";
import type { showShare } from "../../share.server";

export type Shared = Awaited<ReturnType<typeof showShare>>;

/** The public link, as text, as a picture to print, and as code for another site. */
export function LinkSection({ shown }: { shown: Shared }) {
	const { t } = useTranslation("formShare");
	const { address, shortAddress, embeddedBy, head } = shown;
	const at = paths(head.tenant);
	const code = `<iframe src="${address}?contentonly" title="${head.title.replaceAll('"', "&quot;")}" width="100%" height="720" style="border:0"></iframe>`;
	return (
		<Section title={t("link.title")} intro={t("link.intro")} className="mt-6">
			<CopyField label={t("link.address")} value={address} />
			<div className="mt-4">
				<CopyField label={t("link.short")} help={t("link.shortHelp")} value={shortAddress} />
				<p className="mt-1 text-13">
					<Link to={`${at.settings(head.slug)}#slug`} className="link">
						{t("link.setShort")}
					</Link>
				</p>
			</div>
			<p className="mt-4 text-sm">
				<a href={address} target="_blank" rel="noreferrer" className="link">
					{t("link.open")}
				</a>
			</p>
			<div className="mt-5 flex flex-wrap items-start gap-5">
				<img
					src={at.qr(head.slug)}
					alt={t("link.qrAlt", { title: head.title })}
					width={160}
					height={160}
					className="rounded-xl border border-line bg-white p-2"
				/>
				<div className="min-w-0 flex-1 basis-60">
					<p className="text-sm text-ink-2">{t("link.qrHelp")}</p>
					<a href={at.qr(head.slug)} download={`${head.slug}.svg`} className="btn btn-secondary btn-sm mt-2">
						<Icon name="download" />
						{t("link.qrFile")}
					</a>
				</div>
			</div>
			<div className="mt-5">
				<CopyField
					label={t("link.code")}
					help={embeddedBy.length > 0 ? t("link.sites", { sites: embeddedBy.join(", ") }) : t("link.noSites")}
					value={code}
				/>
				<p className="mt-1 text-13">
					<Link to={`${at.settings(head.slug)}#embeddedBy`} className="link">
						{t("link.setSites")}
					</Link>
				</p>
			</div>
		</Section>
	);
}
