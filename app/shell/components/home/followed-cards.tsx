import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Card } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Spark } from "#app/ui/spark";
import { Time } from "#app/ui/time";
import type { HomeSections } from "../../serialize-home.server";

const looks = {
	better: { icon: "trending-up", colour: "text-success-ink", stroke: "stroke-success" },
	worse: { icon: "trending-down", colour: "text-danger-ink", stroke: "stroke-danger" },
	same: { icon: "minus", colour: "text-ink-3", stroke: "stroke-ink-3" },
} as const;

type Client = HomeSections["followed"][number]["items"][number];

/** One's own clients, each with the way it goes: line, arrow and word. */
export function FollowedCards({ people }: { people: readonly Client[] }) {
	return (
		<ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
			{people.map((person) => (
				<li key={person.id} className="min-w-0">
					<FollowedCard {...person} />
				</li>
			))}
		</ul>
	);
}

function FollowedCard({ name, trend, spark, lastAt, href }: Client) {
	const { t } = useTranslation("home");
	const look = trend === "unknown" ? undefined : looks[trend];
	return (
		<Card className="relative flex h-full flex-col gap-3 p-4 hover:bg-sunken">
			<div className="flex items-center gap-3">
				<Avatar name={name} size={32} />
				<div className="min-w-0">
					<Link
						to={href}
						className="block text-sm font-medium break-words text-ink after:absolute after:inset-0 max-md:text-base"
					>
						{name}
					</Link>
					<p className="text-xs text-ink-3">
						{lastAt === null ? (
							t("followed.never")
						) : (
							<>
								{t("followed.last")} <Time at={lastAt} />
							</>
						)}
					</p>
				</div>
			</div>
			{look && (
				<p className={`mt-auto flex min-h-8 items-center justify-between gap-2 text-13 font-medium ${look.colour}`}>
					<span className="inline-flex items-center gap-1.5">
						<Icon name={look.icon} className="size-4" />
						{t(`followed.${trend}`)}
					</span>
					<Spark values={spark} stroke={look.stroke} />
				</p>
			)}
		</Card>
	);
}
