import { useTranslation } from "react-i18next";
import { useSize } from "#app/media/use-size";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import type { KeptHere } from "../member-kept.server";
import { PanelPart } from "./panel-part";
import { useWords } from "./words";

/** What the modules keep of a member, each with where it is listed. */
export function Kept({ kept }: { kept: readonly KeptHere[] }) {
	const { t } = useTranslation("ofPerson");
	return (
		<PanelPart title={t("title")}>
			{kept.length === 0 ? (
				<p className="text-13 text-ink-3">{t("none")}</p>
			) : (
				<>
					<KeptList kept={kept} className="divide-y divide-line" />
					{kept.some(({ to }) => to === null) && <p className="mt-2 text-xs text-ink-3">{t("unlisted")}</p>}
				</>
			)}
		</PanelPart>
	);
}

/** Each kind in words, with its module; `work` is for what somebody else has to take over. */
export function KeptList({ kept, className }: { kept: readonly KeptHere[]; className?: string }) {
	const say = useKeptWords();
	const words = useWords();
	return (
		<ul className={`text-13 ${className ?? ""}`}>
			{kept.map((one) => (
				<li
					key={`${one.moduleKey} ${one.key}`}
					className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 py-1"
				>
					{one.to ? (
						<Link to={one.to} className="link font-medium">
							{say(one)}
						</Link>
					) : (
						<span>{say(one)}</span>
					)}
					<span className="text-xs text-ink-3">{words.module(one)}</span>
				</li>
			))}
		</ul>
	);
}

/** "3 open tasks", "50+ customers", "2.4 MB". */
export function useKeptWords() {
	const { t } = useTranslation("ofPerson");
	const { number } = useFormat();
	const size = useSize();
	return ({ key, count, isSize, isMore }: KeptHere) => {
		const shown = isSize ? size(count) : isMore ? `${number(count - 1)}+` : number(count);
		return t(`kind.${key}`, { count, shown });
	};
}
