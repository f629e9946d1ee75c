// How the recorded games of each game went.
import { setCourses } from '../table/reel/reel';
import { boardCourse } from './board/reel';
import { cartusCourse } from './cartus/reel';

setCourses({ rattus: boardCourse, cartus: cartusCourse });
