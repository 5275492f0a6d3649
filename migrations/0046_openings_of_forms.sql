CREATE TABLE `form_openings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`form_id` text NOT NULL,
	`day` text NOT NULL,
	`is_begun` integer DEFAULT false NOT NULL,
	`last_question_id` text,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_openings_in_report` ON `form_openings` (`tenant_id`,`form_id`,`day`,`is_begun`,`last_question_id`);--> statement-breakpoint
CREATE INDEX `form_openings_by_age` ON `form_openings` (`tenant_id`,`day`);--> statement-breakpoint
-- One text stood there early, late, when full and when closed alike: it is kept as the text of each.
UPDATE `forms` SET `settings` = json_set(
	json_remove(`settings`, '$.closedText'),
	'$.closedTexts',
	json_object(
		'early', json_extract(`settings`, '$.closedText'),
		'late', json_extract(`settings`, '$.closedText'),
		'full', json_extract(`settings`, '$.closedText'),
		'closed', json_extract(`settings`, '$.closedText')
	)
) WHERE json_type(`settings`, '$.closedText') = 'object';
