import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";
import { OFFICIAL } from "./official-line";

/** That this is not the official Norwegian test. */
export function NotOfficial() {
	const { t } = useTranslation("norwegianTest");
	return (
		<Notice title={t("notOfficial.title")}>
			{t("notOfficial.help")}{" "}
			<a href={OFFICIAL} className="link" rel="noreferrer">
				prove.hkdir.no
			</a>
		</Notice>
	);
}
