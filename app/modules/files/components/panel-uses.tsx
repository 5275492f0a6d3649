import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { FilePanelData } from "./panel/panel-types";
import { PanelPart } from "./panel-part";

/** Where other modules show a file; each keeps it as it was when it was chosen there. */
export function PanelUses({ uses }: { uses: FilePanelData["uses"] }) {
	const { t } = useTranslation("filesPanel");
	if (uses.length === 0) return null;
	return (
		<PanelPart title={t("uses.title")} count={uses.length}>
			<p className="text-13 text-ink-3">{t("uses.help")}</p>
			<ul className="mt-2 space-y-2 text-13">
				{uses.map((use) => (
					<li key={use.path}>
						<Link to={use.path} className="link break-words">
							{use.title || t(use.moduleKey.startsWith("crm") ? "uses.untitled.crm" : "uses.untitled.other")}
						</Link>
						<Time at={use.at} className="block text-xs text-ink-3" />
					</li>
				))}
			</ul>
		</PanelPart>
	);
}
