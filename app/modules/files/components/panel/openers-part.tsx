import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Link } from "#app/ui/link";
import { useLibrary } from "../library-context";
import { PanelPart } from "../panel-part";
import type { Managed, Sharing } from "./panel-types";
import { useShareWords } from "./use-share-words";

/** Rows that stand there without a further press. */
const SHOWN = 25;

/** Who can open it, each with every way by which they may. */
export function OpenersPart({ managed }: { managed: Managed }) {
	const { t } = useTranslation("fileSharing");
	const { openers, mayAskOfOthers } = managed;
	return (
		<PanelPart title={t("openers.title")} count={openers.length}>
			{managed.linkLines.length > 0 && (
				<p className="mb-2 text-13 text-ink-2">{t("openers.links", { count: managed.linkLines.length })}</p>
			)}
			<Openers openers={openers.slice(0, SHOWN)} asks={mayAskOfOthers} />
			{openers.length > SHOWN && (
				<details>
					<summary className="link mt-2 inline-block text-13">
						{t("openers.more", { count: openers.length - SHOWN })}
					</summary>
					<Openers openers={openers.slice(SHOWN)} asks={mayAskOfOthers} />
				</details>
			)}
		</PanelPart>
	);
}

function Openers({ openers, asks }: { openers: Managed["openers"]; asks: boolean }) {
	const { t } = useTranslation("fileSharing");
	const { places } = useLibrary();
	return (
		<ul className="divide-y divide-line text-13">
			{openers.map(({ id, name, right, reasons }) => (
				<li key={id} className="flex gap-2.5 py-2">
					<Avatar name={name} size={24} />
					<div className="min-w-0 flex-1">
						<p className="flex flex-wrap justify-between gap-x-3">
							{asks ? (
								<Link to={places.access(id)} className="link min-w-0 break-words">
									{name}
								</Link>
							) : (
								<span className="min-w-0 font-medium break-words">{name}</span>
							)}
							<span className="text-ink-2">{t(`right.${right}`)}</span>
						</p>
						<Reasons reasons={reasons} />
					</div>
				</li>
			))}
		</ul>
	);
}

/** By which ways somebody may open it. */
export function Reasons({ reasons }: { reasons: NonNullable<Sharing["mine"]>["reasons"] }) {
	const words = useShareWords();
	return (
		<ul className="text-xs text-ink-3">
			{reasons.map((reason) => {
				const text = words.reason(reason);
				return (
					<li key={text} className="break-words">
						{text}
					</li>
				);
			})}
		</ul>
	);
}
