import { useFetcher } from "@remix-run/react";
import { SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { TextField } from "#app/ui/text-field";

/** How something that waits is handled where it is listed: the button's word, what is asked for first, and what is sent. */
export type Settle = { label: string; asks?: string | null; fields: Record<string, string> };

type SettleProps = {
	/** What it is, for those who hear the button alone. */
	title: string;
	settle: Settle;
	/** Where it is posted, and as which handler. */
	action: string;
	intent?: "settleNeed" | "unsettleNeed";
};

/** One for the whole list: a row is gone when its answer comes. */
export const useNeedFetcher = () => useFetcher({ key: "need" });

/** Handles it by a press. */
export function SettleButton({
	title,
	settle,
	action,
	intent = "settleNeed",
	size,
	className,
	around,
}: SettleProps & { size?: "sm"; className?: string; around?: string }) {
	const fetcher = useNeedFetcher();
	const isDone = intent === "settleNeed";
	return (
		<fetcher.Form method="post" action={action} preventScrollReset className={around}>
			<Hidden fields={settle.fields} />
			<SubmitButton
				intent={intent}
				kind={isDone ? "secondary" : "quiet"}
				icon={isDone ? "check" : "undo-2"}
				size={size}
				className={className}
			>
				{settle.label}
				<span className="sr-only">: {title}</span>
			</SubmitButton>
		</fetcher.Form>
	);
}

/** Handles it with some words about what was done, which a press opens a field for. */
export function SettleWithNote({ title, settle, action, answer }: SettleProps & { answer: unknown }) {
	const fetcher = useNeedFetcher();
	const problem = useFormProblem(fetcher.data ?? answer, { intent: "settleNeed" });
	const { id = "" } = settle.fields;
	const isMeant = problem.typed("id") === id;
	return (
		<details className="group relative mt-1 max-md:z-10" open={isMeant || undefined}>
			<summary className="link inline-flex min-h-8 cursor-pointer items-center gap-1 text-13 max-md:min-h-11">
				<Icon name="chevron-right" className="group-open:rotate-90" />
				{settle.label}
				<span className="sr-only">: {title}</span>
			</summary>
			<fetcher.Form
				method="post"
				action={action}
				preventScrollReset
				noValidate
				className="mt-1 flex flex-wrap items-end gap-2"
			>
				<Hidden fields={settle.fields} />
				<TextField
					id={`note-${id}`}
					name="note"
					label={settle.asks ?? ""}
					error={isMeant ? problem.of("note") : undefined}
					defaultValue={isMeant ? problem.typed("note") : undefined}
					maxLength={1000}
					autoComplete="off"
					className="min-w-0 flex-1 basis-60"
				/>
				<SubmitButton intent="settleNeed" kind="secondary" icon="check">
					{settle.label}
				</SubmitButton>
			</fetcher.Form>
		</details>
	);
}

const Hidden = ({ fields }: { fields: Record<string, string> }) =>
	Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
