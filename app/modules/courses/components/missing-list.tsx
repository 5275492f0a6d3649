import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import type { ShownMissing } from "../show-lock.server";

type Props = { missing: ShownMissing[]; to: (id: string) => string };

/** What a step waits for, each with the way there. */
export function MissingList({ missing, to }: Props) {
	return (
		<ul className="mt-2 flex flex-col gap-2">
			{missing.map((one) => (
				<li key={"id" in one ? one.id : "on" in one ? one.on : one.count}>
					<Missing one={one} to={to} />
				</li>
			))}
		</ul>
	);
}

const tasks = { handedIn: "locked.task", approved: "locked.approval", attended: "locked.attendance" } as const;

function Missing({ one, to }: { one: ShownMissing; to: Props["to"] }) {
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	if (one.kind === "day") return <>{t("locked.day", { date: date(one.on) })}</>;
	if (one.kind === "days") return <>{t("locked.days", { count: one.count })}</>;
	const quiz = "quiz" in one ? one.quiz : null;
	const task = "task" in one ? one.task : null;
	return (
		<>
			<Link to={to(one.to)} className="link font-medium" lang={one.lang}>
				{one.title}
			</Link>
			<span className="block">
				{!quiz && !task && t(`locked.${one.kind}`)}
				{task && `${t(tasks[task])} `}
				{quiz && t("locked.quiz", { percent: quiz.passPercent })}
				{quiz && quiz.best !== null && ` ${t("locked.soFar", { percent: quiz.best })}`}
			</span>
		</>
	);
}
