import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";

/** Where the official test is signed up for. */
const OFFICIAL = "https://prove.hkdir.no/";

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
