import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";

/** Chips that a row shows before "+ n". */
const SHOWN = 2;

/** The roles that somebody has, one chip for each module; the others are named in the title. */
export function GrantChips({ words }: { words: readonly string[] }) {
	const { t } = useTranslation("users");
	if (words.length === 0) return <span className="text-ink-3">{t("members.noModules")}</span>;
	const more = words.slice(SHOWN);
	return (
		<span className="flex flex-wrap items-center gap-1">
			{words.slice(0, SHOWN).map((word) => (
				<Badge key={word}>
					<span className="max-w-40 truncate" title={word}>
						{word}
					</span>
				</Badge>
			))}
			{more.length > 0 && (
				<span className="text-xs text-ink-3" title={more.join("\n")}>
					<span aria-hidden="true">{t("members.more", { count: more.length })}</span>
					<span className="sr-only">{more.join(", ")}</span>
				</span>
			)}
		</span>
	);
}
