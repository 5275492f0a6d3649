import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";

/** Says that this is the local demo, what everybody's password is, and where its mail goes. No other build has it. */
export function DemoNotice() {
	const { t } = useTranslation("account");
	return (
		<Notice>
			<strong className="font-semibold">{t("demo.title")}</strong> {t("demo.password")}{" "}
			<strong className="font-semibold select-all">followup-demo</strong>.{" "}
			<Link to="/dev/mail" className="link">
				{t("demo.mail")}
			</Link>
		</Notice>
	);
}
