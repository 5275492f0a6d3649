import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Notice } from "#app/ui/notice";
import { Time } from "#app/ui/time";
import { type Addressee, addresseeSteps, addresseesOf, mayBeSerious, phones } from "../deviations/addressees";
import type { DeviationView } from "../deviations/show-deviations.server";

type AddresseesSectionProps = Pick<DeviationView, "deviation" | "clock">;

/** Who else is to be told of a report: whom one calls at once, what NAV asks for, and the hours that are left. */
export function AddresseesSection({ deviation, clock }: AddresseesSectionProps) {
	const { t } = useTranslation("hms");
	const addressees = addresseesOf(deviation);
	return (
		<>
			{addressees.map((addressee) => (
				<Section key={addressee} title={t(`addressee.${addressee}.title`)} className="mt-8">
					{addressee === "serious" && <CallPanel />}
					{addressee === "privacy" && clock && <ClockPanel clock={clock} />}
					<Steps addressee={addressee} steps={deviation.steps} />
				</Section>
			))}
			{mayBeSerious(deviation.kind) && (
				<Form method="post" className="mt-4" preventScrollReset>
					<input type="hidden" name="isSerious" value={deviation.isSerious ? "no" : "yes"} />
					<SubmitButton intent="serious" kind="quiet" size="sm">
						{t(deviation.isSerious ? "serious.unset" : "serious.set")}
					</SubmitButton>
				</Form>
			)}
		</>
	);
}

function CallPanel() {
	const { t } = useTranslation("hms");
	return (
		<Notice tone="danger" title={t("serious.call")}>
			<p className="mt-1">{t("serious.callHelp")}</p>
			<ul className="mt-2 flex flex-col gap-2">
				{(["police", "inspectorate"] as const).map((whom) => (
					<li key={whom}>
						<a
							href={`tel:${phones[whom]}`}
							className="link inline-flex min-h-11 items-center gap-2 text-base font-semibold"
						>
							<Icon name="phone" />
							{t(`serious.${whom}`)} {formatPhone(phones[whom])}
						</a>
					</li>
				))}
			</ul>
		</Notice>
	);
}

function ClockPanel({ clock: { dueAt, hoursLeft, toldAt } }: { clock: NonNullable<DeviationView["clock"]> }) {
	const { t } = useTranslation("hms");
	const format = useFormat();
	if (toldAt !== null)
		return <Notice tone="success" title={t("privacy.told", { time: format.dateTime(toldAt) })} icon="circle-check" />;
	const isLate = hoursLeft < 0;
	return (
		<Notice
			tone={isLate || hoursLeft < 24 ? "danger" : "warning"}
			icon="clock"
			title={isLate ? t("privacy.late") : t("privacy.left", { count: hoursLeft })}
		>
			{t("privacy.due", { time: format.dateTime(dueAt) })}
		</Notice>
	);
}

function Steps({ addressee, steps }: { addressee: Addressee; steps: Record<string, number> }) {
	const { t } = useTranslation("hms");
	return (
		<div className="mt-3">
			<CardList label={t(`addressee.${addressee}.title`)}>
				{addresseeSteps[addressee].map((step) => {
					const key = `${addressee}.${step}`;
					const takenAt = steps[key];
					const label = t(`addressee.${key}`);
					return (
						<CardRow key={step} className="flex-wrap justify-between gap-y-2">
							<span className="min-w-0 flex-1 text-sm">
								<span className="block break-words">{label}</span>
								{takenAt !== undefined && (
									<span className="inline-flex items-center gap-1.5 text-13 text-success-ink">
										<Icon name="circle-check" className="size-4" />
										{t("addressee.done")} <Time at={takenAt} />
									</span>
								)}
							</span>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="step" value={key} />
								<input type="hidden" name="isTaken" value={takenAt === undefined ? "yes" : "no"} />
								<SubmitButton
									intent="step"
									kind={takenAt === undefined ? "secondary" : "quiet"}
									size="sm"
									aria-label={`${t(takenAt === undefined ? "addressee.take" : "addressee.takeBack")}: ${label}`}
								>
									{t(takenAt === undefined ? "addressee.take" : "addressee.takeBack")}
								</SubmitButton>
							</Form>
						</CardRow>
					);
				})}
			</CardList>
		</div>
	);
}
