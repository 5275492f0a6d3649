import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { Icon } from "#app/ui/icon";
import { kindIcons } from "../choices";
import type { ContentData } from "../serialize.server";

type Meta = Pick<
	ContentData,
	"kind" | "language" | "languages" | "level" | "minutes" | "status" | "subject" | "profession" | "skill" | "isProvided"
>;

const nameOf = (language: string) => languages[language as Language]?.name ?? language;

/** What a content is, in one line: its kind, language, level, what it is for, and its time. */
export function ContentMeta({ content }: { content: Meta }) {
	const { t } = useTranslation("taskLibrary");
	const { kind, language, level, minutes, status, subject, profession, skill, isProvided } = content;
	const about = [
		content.languages.length > 1 ? null : nameOf(language),
		level,
		subject && t(`subject.${subject}`),
		profession && t(`profession.${profession}`),
		skill && t(`skill.${skill}`),
		minutes > 0 && t("minutes", { count: minutes }),
	];
	return (
		<p className="flex items-start gap-2 text-13 text-ink-3">
			<Icon name={kindIcons[kind]} className="mt-0.5 shrink-0" />
			<span className="min-w-0">
				{[t(`kind.${kind}`), ...about].filter(Boolean).join(" · ")}{" "}
				{content.languages.length > 1 && (
					<>
						<span className="sr-only">{content.languages.map(nameOf).join(", ")}</span>
						<span aria-hidden="true" className="chip min-h-6 px-1.5">
							{content.languages.join(" · ")}
						</span>{" "}
					</>
				)}
				{isProvided && <Badge tone="info">{t("provided.badge")}</Badge>}{" "}
				{status === "draft" && <Badge>{t("status.draft")}</Badge>}
			</span>
		</p>
	);
}
