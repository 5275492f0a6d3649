import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { Button } from "#app/ui/button";
import { type Entry, isUnsent } from "../entries";
import { sendKept } from "../send";
import { DeviceLine } from "./device-line";

type OutboxBarProps = { entries: readonly Entry[]; online: boolean };

/** How much of what was filled in waits on the device, that some of it was not accepted, and that all of it has arrived. */
export function OutboxBar({ entries, online }: OutboxBarProps) {
	const { t } = useTranslation("offline");
	const refused = entries.filter(({ state }) => state === "refused").length;
	const waiting = entries.filter(isUnsent).length - refused;
	const sent = entries.length - waiting - refused;
	// A document: it is there without a network too.
	const list = (
		<a href={to.onDevice()} className="link inline-flex min-h-11 items-center">
			{t("list")}
		</a>
	);
	if (refused > 0)
		return (
			<DeviceLine icon="triangle-alert" tone="warning">
				<span>{t("bar.refused", { count: refused })}</span>
				{list}
			</DeviceLine>
		);
	if (waiting > 0)
		return (
			<DeviceLine icon="smartphone" tone="warning">
				<span>{t("bar.waiting", { count: waiting })}</span>
				{list}
				{online && (
					<Button size="sm" onClick={() => void sendKept()}>
						{t("sendNow")}
					</Button>
				)}
			</DeviceLine>
		);
	return sent > 0 ? (
		<DeviceLine icon="circle-check" tone="success">
			<span>{t("bar.sent", { count: sent })}</span>
			{list}
		</DeviceLine>
	) : null;
}
