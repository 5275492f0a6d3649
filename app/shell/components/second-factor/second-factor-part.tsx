import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { LinkButton } from "#app/ui/button";
import { SettingRow } from "#app/ui/definition-list";
import { Time } from "#app/ui/time";
import { ProfilePart } from "../profile-forms";

/** The profile's line of the second factor, with the way to where it is set up. */
export function SecondFactorPart({ since }: { since: number | null }) {
	const { t } = useTranslation("secondFactor");
	return (
		<ProfilePart id="secondFactor" title={t("title")} intro={t("intro")}>
			<ul>
				<SettingRow
					title={t("app")}
					meta={
						since === null ? (
							t("isOff")
						) : (
							<>
								{t("since")} <Time at={since} as="longDate" />
							</>
						)
					}
				>
					<LinkButton to={to.secondFactor()}>{t(since === null ? "setUp" : "manage")}</LinkButton>
				</SettingRow>
			</ul>
		</ProfilePart>
	);
}
