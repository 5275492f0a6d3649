import type { ReactNode } from "react";
import { FieldGroup } from "./field";

type PersonBoxesProps = {
	id: string;
	name: string;
	/** The form that they are sent with, where they do not stand in it. */
	form?: string;
	legend: string;
	people: readonly { id: string; name: string; note?: ReactNode }[];
	error?: string;
	ticked: (id: string) => boolean | undefined;
};

/** People to tick, in a list of its own height. */
export function PersonBoxes({ id, name, form, legend, people, error, ticked }: PersonBoxesProps) {
	return (
		<FieldGroup {...{ id, legend, error }}>
			<div className="max-h-72 overflow-y-auto rounded-lg border border-line-2 p-2" id={id}>
				{people.map((person) => (
					<label
						key={person.id}
						className="flex cursor-pointer items-center gap-2 rounded-7 px-2 py-1 text-sm hover:bg-hover max-md:min-h-11"
					>
						<input
							type="checkbox"
							form={form}
							name={`${name}[]`}
							value={person.id}
							className="tick"
							defaultChecked={ticked(person.id)}
						/>
						<span className="min-w-0 flex-1 break-words">{person.name}</span>
						{person.note}
					</label>
				))}
			</div>
		</FieldGroup>
	);
}
