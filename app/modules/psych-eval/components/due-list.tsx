import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { Card, CardList, CardRow, Section } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { Time } from "#app/ui/time";

type Due = { id: string; title: string; since: number; until: number | null; to: string };

/** What waits to be answered, first of all: for the client the way to it, for others that it waits. */
export function DueList({ due, isOwn }: { due: readonly Due[]; isOwn: boolean }) {
	const { t } = useTranslation("psychEval");
	return (
		<Section title={t(isOwn ? "due.own" : "due.title")}>
			{due.length === 0 ? (
				<Card>
					<p className="flex items-center gap-3 text-base text-ink-2">
						<Icon name="circle-check" className="size-5 text-success" />
						{t(isOwn ? "due.noneOwn" : "due.none")}
					</p>
				</Card>
			) : (
				<CardList label={t(isOwn ? "due.own" : "due.title")}>
					{due.map(({ id, title, since, until, to }, at) => (
						<CardRow key={id} className="flex-wrap">
							<div className="min-w-0 flex-1 basis-52">
								<p className="text-base font-medium break-words">{title}</p>
								<p className="text-13 text-ink-3">
									{t("due.since")} <Time at={since} as="date" />
									{until !== null && (
										<>
											{" · "}
											{t("due.until")} <Time at={until} as="dateTime" />
										</>
									)}
								</p>
							</div>
							{isOwn && (
								<LinkButton
									to={to}
									kind={at === 0 ? "primary" : "secondary"}
									icon="arrow-right"
									className="max-sm:w-full"
								>
									{t("due.answer")}
								</LinkButton>
							)}
						</CardRow>
					))}
				</CardList>
			)}
		</Section>
	);
}
