CREATE INDEX `notifications_newest` ON `notifications` (`user_id`,`created_at`,`id`);
