import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { cuts } from "../attempts/scale";
import { levels, type Skill, skills } from "../choices";
import type { AttemptData } from "./show-results.server";

type Taken = AttemptData["history"][number];

const [WIDTH, HEIGHT, LEFT, SIDE] = [320, 150, 34, 14];
const [LOWEST, HIGHEST] = [-3.5, 2.5];
/** Of a normal distribution, 95 % lie within so many standard errors. */
const BAND = 1.96;

const heightOf = (theta: number) =>
	HEIGHT - ((Math.min(HIGHEST, Math.max(LOWEST, theta)) - LOWEST) / (HIGHEST - LOWEST)) * HEIGHT;

/** How somebody has come along from test to test: where they stand in each skill, and how sure that is. */
export function CandidateHistory({ history, attemptAt }: { history: Taken[]; attemptAt: (id: string) => string }) {
	const { t } = useTranslation("norwegianLearning");
	const tested = skills.filter((skill) => history.some((one) => one.skills[skill]));
	return (
		<section aria-labelledby="history">
			<h2 id="history" className="text-base font-semibold">
				{t("history.title")}
			</h2>
			<p className="mb-3 text-13 text-ink-3">{t("history.help")}</p>
			<div className="grid gap-4 sm:grid-cols-2">
				{tested.map((skill) => (
					<SkillHistory key={skill} skill={skill} history={history} />
				))}
			</div>
			<ol className="mt-4 flex flex-col divide-y divide-line border-y border-line">
				{history.map((one) => (
					<li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-sm max-md:min-h-11">
						<Link to={attemptAt(one.id)} className="link min-w-0 break-words">
							{one.test}
						</Link>
						<span className="text-ink-2">
							{t(`levels.${one.overall}`)} · <Time at={one.at} />
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}

function SkillHistory({ skill, history }: { skill: Skill; history: Taken[] }) {
	const { t } = useTranslation("norwegianLearning");
	const taken = history.flatMap((one) => {
		const own = one.skills[skill];
		return own ? [{ id: one.id, at: one.at, ...own }] : [];
	});
	const [first, last] = [taken[0]?.at ?? 0, taken.at(-1)?.at ?? 0];
	const across = (at: number) =>
		LEFT + SIDE + (last === first ? 0.5 : (at - first) / (last - first)) * (WIDTH - LEFT - 2 * SIDE);
	const points = taken.map((one) => ({ ...one, x: across(one.at), y: heightOf(one.theta) }));
	const words = points.map(({ level }) => t(`levels.${level}`)).join(" → ");
	return (
		<figure className="card p-3">
			<figcaption className="mb-2 text-sm font-medium">{t(`skill.${skill}`)}</figcaption>
			<svg
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				role="img"
				aria-label={`${t(`skill.${skill}`)}: ${words}`}
				className="w-full"
			>
				{cuts.map((cut, at) => (
					<g key={cut}>
						<line x1={LEFT} x2={WIDTH} y1={heightOf(cut)} y2={heightOf(cut)} className="stroke-line" />
						<text x={0} y={heightOf(cut) - 8} className="fill-ink-3 text-[11px]">
							{levels[at]}
						</text>
					</g>
				))}
				<polyline
					points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
					fill="none"
					className="stroke-accent"
					strokeWidth={1.5}
				/>
				{points.map(({ id, x, y, theta, se }) => (
					<g key={id}>
						{se !== null && (
							<line
								x1={x}
								x2={x}
								y1={heightOf(theta + BAND * se)}
								y2={heightOf(theta - BAND * se)}
								className="stroke-accent"
								strokeWidth={6}
								strokeOpacity={0.3}
								strokeLinecap="round"
							/>
						)}
						<circle cx={x} cy={y} r={4} className="fill-accent" />
					</g>
				))}
			</svg>
		</figure>
	);
}
