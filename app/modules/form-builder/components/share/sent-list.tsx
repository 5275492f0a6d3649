import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Time } from "#app/ui/time";
import { useFollow } from "#app/ui/use-follow";
import type { Shared } from "./link-section";

/** Who has not answered, who was sent a link, and who is asked on a schedule. */
export function SentList({ shown }: { shown: Shared }) {
	const { t } = useTranslation("formShare");
	const format = useFormat();
	const { invitations, assignments, waiting, sums } = shown;
	const open = invitations.filter(({ answeredAt, kind }) => answeredAt === null && kind === "personal");
	const single = invitations.filter(({ kind }) => kind === "anonymous");
	useFollow(sums.sent < sums.all, 5000);
	const unused = single.filter(({ answeredAt }) => answeredAt === null).length;
	return (
		<>
			<Section title={t("waiting.title")} count={open.length + waiting.length}>
				{sums.all > 0 && (
					<p className="mb-3 text-sm text-ink-2">
						{t("waiting.sums", {
							count: sums.all,
							sent: format.number(sums.sent),
							answered: format.number(sums.answered),
						})}
						{sums.sent < sums.all && ` ${t("waiting.onTheWay")}`}
					</p>
				)}
				{open.length + waiting.length === 0 ? (
					<p className="text-sm text-ink-2">{t("waiting.none")}</p>
				) : (
					<CardList label={t("waiting.title")}>
						{waiting.map(({ id, name, about, day, closesAt, reminders }) => (
							<CardRow key={id}>
								<div className="min-w-0 flex-1">
									<p className="text-sm font-medium break-words">{name}</p>
									{about && <p className="text-13 break-words text-ink-2">{about}</p>}
									<p className="text-13 text-ink-3">
										{t("waiting.since")} <Time at={day} as="date" />
										{closesAt !== null && (
											<>
												{" · "}
												{t("waiting.until")} <Time at={closesAt} as="dateTime" />
											</>
										)}
										{reminders > 0 && ` · ${t("waiting.reminded", { count: reminders })}`}
									</p>
								</div>
							</CardRow>
						))}
						{open.map((one) => (
							<CardRow key={one.id}>
								<div className="min-w-0 flex-1">
									<p className="text-sm font-medium break-words">{one.name ?? one.email}</p>
									{one.about && <p className="text-13 break-words text-ink-2">{one.about}</p>}
									<p className="text-13 text-ink-3">
										{one.sentAt === null ? (
											t("waiting.unsent")
										) : (
											<>
												{t("waiting.sent")} <Time at={one.sentAt} />
											</>
										)}
										{one.reminders > 0 && ` · ${t("waiting.reminded", { count: one.reminders })}`}
									</p>
								</div>
								<Badge tone={one.openedAt === null || one.declinedAt !== null ? "neutral" : "info"}>
									{t(
										one.declinedAt !== null
											? "waiting.declined"
											: one.openedAt === null
												? "waiting.notOpened"
												: "waiting.opened",
									)}
								</Badge>
								<Form method="post" preventScrollReset>
									<input type="hidden" name="id" value={one.id} />
									<SubmitButton intent="revoke" kind="quiet" size="sm">
										{t("waiting.revoke")}
									</SubmitButton>
								</Form>
							</CardRow>
						))}
					</CardList>
				)}
				{open.some(({ declinedAt }) => declinedAt === null) && shown.head.status === "open" && (
					<Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
						<SubmitButton intent="remind" kind="secondary" icon="send">
							{t("waiting.remind")}
						</SubmitButton>
						<p className="text-13 text-ink-3">{t("waiting.remindHelp")}</p>
					</Form>
				)}
				{single.length > 0 && (
					<p className="mt-3 text-13 text-ink-2">{t("waiting.single", { count: unused, all: single.length })}</p>
				)}
			</Section>
			{assignments.length > 0 && (
				<Section title={t("asked.title")} count={assignments.length}>
					<CardList label={t("asked.title")}>
						{assignments.map(({ id, name, about, kind, nextOn, status }) => (
							<CardRow key={id} className="flex-wrap">
								<div className="min-w-0 flex-1 basis-40">
									<p className="text-sm font-medium break-words">{name}</p>
									{about && <p className="text-13 break-words text-ink-2">{about}</p>}
									<p className="text-13 text-ink-3">
										{t(`schedule.${kind}`)}
										{status === "active" && nextOn && (
											<>
												{" · "}
												{t("asked.next")} <Time at={nextOn} as="date" />
											</>
										)}
									</p>
								</div>
								{status === "paused" && (
									<Badge tone="warning" icon="pause">
										{t("asked.paused")}
									</Badge>
								)}
								<Form method="post" preventScrollReset className="flex gap-1">
									<input type="hidden" name="intent" value="assignment" />
									<input type="hidden" name="id" value={id} />
									<button
										type="submit"
										name="status"
										value={status === "paused" ? "active" : "paused"}
										className="btn btn-quiet btn-sm"
									>
										{t(status === "paused" ? "asked.resume" : "asked.pause")}
									</button>
									<button type="submit" name="status" value="stopped" className="btn btn-danger btn-sm">
										{t("asked.stop")}
									</button>
								</Form>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
		</>
	);
}
