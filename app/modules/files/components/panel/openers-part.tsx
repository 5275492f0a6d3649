import { useTranslation } from "react-i18next";
import { useLibrary } from "../library-context";
import { Openers } from "../openers";
import { PanelPart } from "../panel-part";
import type { Managed } from "./panel-types";

/** Rows that stand there without a further press. */
const SHOWN = 25;

/** Who can open it, each with every way by which they may. */
export function OpenersPart({ managed }: { managed: Managed }) {
	const { t } = useTranslation("fileSharing");
	const { places } = useLibrary();
	const { openers, mayAskOfOthers } = managed;
	const access = mayAskOfOthers ? places.access : undefined;
	return (
		<PanelPart title={t("openers.title")} count={openers.length}>
			{managed.linkLines.length > 0 && (
				<p className="mb-2 text-13 text-ink-2">{t("openers.links", { count: managed.linkLines.length })}</p>
			)}
			<Openers openers={openers.slice(0, SHOWN)} access={access} />
			{openers.length > SHOWN && (
				<details>
					<summary className="link mt-2 inline-block text-13">
						{t("openers.more", { count: openers.length - SHOWN })}
					</summary>
					<Openers openers={openers.slice(SHOWN)} access={access} />
				</details>
			)}
		</PanelPart>
	);
}
