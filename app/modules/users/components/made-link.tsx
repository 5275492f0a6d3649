import { useTranslation } from "react-i18next";
import { CopyField } from "#app/ui/copy-field";
import { Notice } from "#app/ui/notice";

type Made = { link: string; email: string };

/** The new link of an invitation, shown once: what is stored of it cannot be turned back into it. */
export function MadeLink({ answer }: { answer: unknown }) {
	const { t } = useTranslation("users");
	if (!isMade(answer)) return null;
	return (
		<div className="mb-4 max-w-160">
			<Notice icon="link" title={t("link.title", { email: answer.email })} live>
				<p className="mb-3">{t("link.help")}</p>
				<CopyField label={t("link.label")} value={answer.link} />
			</Notice>
		</div>
	);
}

function isMade(answer: unknown): answer is Made {
	return typeof answer === "object" && answer !== null && "link" in answer;
}
