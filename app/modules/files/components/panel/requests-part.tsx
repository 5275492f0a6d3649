import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { useLibrary } from "../library-context";
import { PanelPart } from "../panel-part";
import type { Managed } from "./panel-types";

/** The links by which people without a login send files into a folder; each has a page of its own. */
export function RequestsPart({ folder, requests }: { folder: string; requests: Managed["requests"] }) {
	const { t } = useTranslation("fileSharing");
	const { places } = useLibrary();
	return (
		<PanelPart title={t("requests.title")} count={requests.length} isOpen>
			{requests.length === 0 ? (
				<p className="text-13 text-ink-3">{t("requests.none")}</p>
			) : (
				<ul className="divide-y divide-line">
					{requests.map(({ id, label, expiresAt }) => (
						<li key={id} className="py-2.5 text-13">
							<Link to={places.request({ id })} className="link font-medium break-words">
								{label || t("requests.title")}
							</Link>
							<p className="text-xs text-ink-3">
								{expiresAt === null ? (
									t("requests.noDeadline")
								) : (
									<>
										{t("requests.until")}: <Time at={expiresAt} as="date" />
									</>
								)}
							</p>
						</li>
					))}
				</ul>
			)}
			<div className="mt-3">
				<LinkButton kind="secondary" size="sm" icon="upload" to={places.request({ folder })}>
					{t("requests.add")}
				</LinkButton>
			</div>
		</PanelPart>
	);
}
