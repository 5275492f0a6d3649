import { useTranslation } from "react-i18next";
import { isLanguage, languages } from "#app/platform/i18n";
import { DefinitionList } from "#app/ui/definition-list";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { showReply } from "../reply.server";

export type OpenReply = Awaited<ReturnType<ReturnType<typeof showReply>>>["reply"];

/** Who answered, when, by which version. */
export function ReplyAbout({ reply }: { reply: OpenReply }) {
	const { t } = useTranslation("formReplies");
	const format = useFormat();
	const { about, respondent, confirmedEmail, sent, language, source, seconds, version, isNewest, isLate } = reply;
	return (
		<section>
			<h2 className="mb-3 text-base font-semibold">{t("reply.about")}</h2>
			<DefinitionList
				items={[
					...(about
						? [
								{
									label: about.label,
									value: about.to ? (
										<Link to={about.to} className="link break-words">
											{about.name}
										</Link>
									) : (
										about.name
									),
								},
							]
						: []),
					{ label: t("column.respondent"), value: respondent ?? t("unknown") },
					...(confirmedEmail ? [{ label: t("reply.confirmedEmail"), value: confirmedEmail }] : []),
					...(sent ? [{ label: t("column.sent"), value: <Time at={sent} as="dateTime" /> }] : []),
					{ label: t("column.source"), value: t(`source.${source}`) },
					...(language === null
						? []
						: [{ label: t("column.language"), value: isLanguage(language) ? languages[language].name : language }]),
					...(seconds === null
						? []
						: [{ label: t("reply.took"), value: t("reply.minutes", { number: format.number(minutes(seconds)) }) }]),
					{
						label: t("column.version"),
						value: isNewest ? t("reply.newest", { number: version }) : t("reply.older", { number: version }),
					},
					...(isLate ? [{ label: t("column.isLate"), value: t("common:yes") }] : []),
				]}
			/>
		</section>
	);
}

const minutes = (seconds: number) => Math.max(0.5, Math.round(seconds / 30) / 2);
