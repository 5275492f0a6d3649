import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { DeviceName } from "#app/platform/device-name";
import { shownNetwork } from "#app/platform/from-where";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { SettingRow } from "#app/ui/definition-list";
import { useFormat } from "#app/ui/format";
import { Time } from "#app/ui/time";
import { ProfilePart } from "./profile-forms";

type Session = DeviceName & {
	id: string;
	lastSeenAt: number;
	isThis: boolean;
	/** From where it was used last, as far as is known. */
	network: string | null;
	country: string | null;
};

/** Where the person is logged in; each place but this one can be logged out. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
	const { t } = useTranslation("account");
	const format = useFormat();
	const nameOf = ({ browser, system }: DeviceName) =>
		browser && system ? t("sessions.device", { browser, system }) : (browser ?? system ?? t("sessions.unknown"));
	return (
		<ProfilePart id="sessions" title={t("sessions.title")} intro={t("sessions.intro")}>
			<ul>
				{sessions.map((session) => (
					<SettingRow
						key={session.id}
						title={nameOf(session)}
						meta={
							<>
								{t("sessions.lastSeen")} <Time at={session.lastSeenAt} />
								{session.network && ` · ${shownNetwork(session.network)}`}
								{session.country && ` · ${format.country(session.country)}`}
							</>
						}
					>
						{session.isThis ? (
							<Badge tone="accent">{t("sessions.this")}</Badge>
						) : (
							<Form method="post" preventScrollReset>
								<input type="hidden" name="session" value={session.id} />
								<SubmitButton
									kind="quiet"
									intent="revokeSession"
									aria-label={t("sessions.revokeOne", { device: nameOf(session) })}
								>
									{t("sessions.revoke")}
								</SubmitButton>
							</Form>
						)}
					</SettingRow>
				))}
			</ul>
			{sessions.length > 1 && (
				<Form method="post" className="mt-4" preventScrollReset>
					<SubmitButton kind="secondary" intent="revokeOthers">
						{t("sessions.revokeOthers")}
					</SubmitButton>
				</Form>
			)}
		</ProfilePart>
	);
}
