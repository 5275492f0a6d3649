import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";

type Status = "active" | "paused" | "stopped";
type Given = {
	id: string;
	status: Status;
	title: string;
	formId: string;
	nextOn: string | null;
	endsOn: string | null;
	repeat: { every: number; unit: "once" | "days" | "weeks" | "planned" };
	replies: number;
	isWaiting: boolean;
	reports: string;
};

const tones = { active: "success", paused: "warning", stopped: "neutral" } as const;

/** The forms that a client was given, how often each asks and where it stands; advisors pause, end or answer together here. */
export function GivenList({ given, client, isOwn }: { given: readonly Given[]; client: string; isOwn: boolean }) {
	const { t } = useTranslation("psychEval");
	if (given.length === 0)
		return (
			<Section title={t("given.title")}>
				<p className="text-sm text-ink-2">{t(isOwn ? "given.noneOwn" : "given.none")}</p>
			</Section>
		);
	return (
		<Section title={t("given.title")}>
			<CardList label={t("given.title")}>
				{given.map((one) => (
					<CardRow key={one.id} className="flex-wrap">
						<div className="min-w-0 flex-1 basis-52">
							<Link to={one.reports} className="link text-sm font-medium break-words">
								{one.title}
							</Link>
							<p className="text-13 text-ink-3">
								{t(`given.repeat.${one.repeat.unit}`, { count: one.repeat.every })}
								{one.nextOn && (
									<>
										{" · "}
										{t("given.next")} <Time at={one.nextOn} as="date" />
									</>
								)}
								{one.endsOn && (
									<>
										{" · "}
										{t("given.ends")} <Time at={one.endsOn} as="date" />
									</>
								)}
							</p>
						</div>
						<span className="text-13 text-ink-3">{t("given.replies", { count: one.replies })}</span>
						<Badge tone={tones[one.status]}>{t(`given.status.${one.status}`)}</Badge>
						{!isOwn && <Actions one={one} client={client} />}
					</CardRow>
				))}
			</CardList>
		</Section>
	);
}

function Actions({ one, client }: { one: Given; client: string }) {
	const { t } = useTranslation("psychEval");
	const button = (status: Status, label: string) => (
		<Form method="post">
			<input type="hidden" name="client" value={client} />
			<input type="hidden" name="id" value={one.id} />
			<input type="hidden" name="status" value={status} />
			<SubmitButton intent="change" kind="quiet" size="sm" aria-label={`${label}: ${one.title}`}>
				{label}
			</SubmitButton>
		</Form>
	);
	return (
		<div className="flex w-full flex-wrap gap-2">
			<Form method="post">
				<input type="hidden" name="client" value={client} />
				<input type="hidden" name="formId" value={one.formId} />
				<SubmitButton intent="together" kind="secondary" size="sm" aria-label={`${t("given.together")}: ${one.title}`}>
					{t("given.together")}
				</SubmitButton>
			</Form>
			{one.status === "active" && button("paused", t("given.pause"))}
			{one.status === "paused" && button("active", t("given.resume"))}
			{one.status !== "stopped" && button("stopped", t("given.stop"))}
		</div>
	);
}
